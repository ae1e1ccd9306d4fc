import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Options {
  readonly challenge: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A key that a device keeps, as a browser lets it answer. */
export class Authenticator {
  readonly id = randomBytes(16).toString("base64url");
  readonly #key: KeyObject;
  readonly #public: KeyObject;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = privateKey;
    this.#public = publicKey;
  }

  /** What it says when it is made at this site. */
  make({ challenge }: Options, origin: string): object {
    const { x = "", y = "" } = this.#public.export({ format: "jwk" });
    const id = Buffer.from(this.id, "base64url");
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const about = Buffer.concat([this.#about(origin, HAS_CREDENTIAL | USER_VERIFIED), credential]);
    // { "fmt": "none", "attStmt": {}, "authData": … }
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text("fmt"),
      text("none"),
      text("attStmt"),
      Buffer.from([0xa0]),
      text("authData"),
      Buffer.from([0x59, about.length >> 8, about.length & 0xff]),
      about,
    ]);
    return this.#said({
      clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** What it says to let somebody in at this site, having made sure that it is them or not. */
  answer({ challenge }: Options, origin: string, { isVerified = true } = {}): object {
    this.#counter++;
    const about = this.#about(origin, isVerified ? USER_VERIFIED : 0);
    const client = clientData("webauthn.get", challenge, origin);
    const signed = Buffer.concat([about, createHash("sha256").update(client).digest()]);
    return this.#said({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: about.toString("base64url"),
      signature: sign("sha256", signed, this.#key).toString("base64url"),
    });
  }

  #about(origin: string, flags: number): Buffer {
    const site = createHash("sha256").update(new URL(origin).hostname).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([site, Buffer.from([flags | USER_PRESENT]), counter]);
  }

  #said(response: object): object {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Fewer than 24 letters. */
function text(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
}
