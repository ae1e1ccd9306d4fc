import type { Build, Filled, FromPage } from "./messages.ts";

const NAME = "roundtable-";
const PAGE = "/";
/** How many files are fetched at the same time: few, for somebody may be playing. */
const HANDS = 3;

/** The part of `caches` that is used. */
type Caches = Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
type Fetch = (request: Request | string, how?: RequestInit) => Promise<Response>;

/**
 * One build of the site, kept whole. A page of the build before still finds its own files, for they lie on a shelf of their
 * own until the build after next.
 */
export class Shelf {
  readonly #build: Build;
  readonly #caches: Caches;
  readonly #fetch: Fetch;
  readonly #name: string;
  #filling: Promise<void> | null = null;
  readonly #watching = new Set<(state: Filled) => void>();

  constructor(build: Build, caches: Caches, fetch: Fetch) {
    this.#build = build;
    this.#caches = caches;
    this.#fetch = fetch;
    this.#name = `${NAME}${build.version}`;
  }

  /** The page itself; and all of it where all of the build before was kept, so that an update takes nothing away. */
  async begin(): Promise<void> {
    const page = await this.#fetch(PAGE, { cache: "no-cache" });
    if (!page.ok || (await hashOf(page.clone())) !== this.#build.page)
      throw new Error("The server has another build by now: its own worker will keep it.");
    const before = await this.#others();
    await (await this.#open()).put(PAGE, page);
    if (before.length > 0 && (await this.#hasWhole(before.at(-1) ?? ""))) await this.#fill();
  }

  /** Two builds at the most: a page that is still open may be of the one before. */
  async clearOld(): Promise<void> {
    for (const name of (await this.#others()).slice(0, -1)) await this.#caches.delete(name);
  }

  keeps(path: string): boolean {
    return isNamedByContent(path) || this.#build.files.includes(path);
  }

  /** Asked for anew each time; without a connection, the page of this build opens, whatever its address. */
  async page(request: Request): Promise<Response> {
    try {
      return await this.#fetch(request);
    } catch (error) {
      const kept = await (await this.#open()).match(PAGE);
      if (kept === undefined) throw error;
      return kept;
    }
  }

  async file(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const shelf = await this.#open();
    const kept = (await shelf.match(pathname)) ?? (await this.#onAny(pathname));
    if (kept !== undefined) return kept;
    const fetched = await this.#fetch(request);
    const isOurs = isNamedByContent(pathname) && this.#build.files.includes(pathname);
    if (fetched.ok && isOurs) await shelf.put(pathname, fetched.clone());
    return fetched;
  }

  /** Says how much is there, at once and, where it is to be filled, as it grows. */
  async answer(message: Extract<FromPage, { kind: "fill" }>, say: (state: Filled) => void): Promise<void> {
    say(await this.#state());
    if (!message.fetch) return;
    this.#watching.add(say);
    try {
      this.#filling ??= this.#fill().finally(() => (this.#filling = null));
      await this.#filling;
    } catch {
      // Without a connection what is missing is fetched the next time.
    } finally {
      this.#watching.delete(say);
      say(await this.#state());
    }
  }

  async #fill(): Promise<void> {
    const shelf = await this.#open();
    const missing = [...(await this.#missing(this.#name))];
    let done = this.#build.files.length - missing.length;
    const takeNext = async (): Promise<void> => {
      for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
        const found = (await this.#onAny(file)) ?? (await this.#fetch(file, howToFetch(file)));
        if (!found.ok) throw new Error(`${file} is not there.`);
        await shelf.put(file, found);
        done += 1;
        for (const say of this.#watching) say({ kept: done, of: this.#build.files.length });
      }
    };
    await Promise.all(Array.from({ length: HANDS }, takeNext));
    // Whatever lies on a shelf that has this was there when its build was.
    await shelf.put(WHOLE, new Response(""));
  }

  async #state(): Promise<Filled> {
    const of = this.#build.files.length;
    return { kept: of - (await this.#missing(this.#name)).length, of };
  }

  async #missing(name: string): Promise<readonly string[]> {
    const requests = await (await this.#caches.open(name)).keys();
    const kept = new Set(requests.map(({ url }) => new URL(url).pathname));
    return this.#build.files.filter((file) => !kept.has(file));
  }

  async #hasWhole(name: string): Promise<boolean> {
    return (await (await this.#caches.open(name)).match(WHOLE)) !== undefined;
  }

  /** On whatever shelf it lies, if it must be the same there. */
  async #onAny(file: string): Promise<Response | undefined> {
    return isNamedByContent(file) ? await this.#caches.match(file) : undefined;
  }

  #open(): Promise<Cache> {
    return this.#caches.open(this.#name);
  }

  /** The shelves of other builds, the oldest first. */
  async #others(): Promise<readonly string[]> {
    return (await this.#caches.keys()).filter(
      (name) => name !== this.#name && /^(roundtable|shell)-/.test(name),
    );
  }
}

const WHOLE = "/whole";

/** The name changes with the content, so what was kept under it stays true. An icon keeps its name from build to build. */
function isNamedByContent(file: string): boolean {
  return file.startsWith("/assets/");
}

function howToFetch(file: string): RequestInit {
  return isNamedByContent(file) ? { priority: "low" } : { priority: "low", cache: "no-cache" };
}

async function hashOf(page: Response): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await page.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
