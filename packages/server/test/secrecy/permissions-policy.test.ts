import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { PERMISSIONS_POLICY, UNUSED_FEATURES, USED_FEATURES } from "../../src/wire/permissions-policy.ts";
import { closeServers, openServer } from "../support/servers/test-server.ts";

afterEach(closeServers);

const ROOT = join(import.meta.dirname, "../../../..");
const PAGE = ["packages/web/src", "packages/kit/src", "games"];

/** By what code asks a browser for each. */
const ASKED: Readonly<Record<string, RegExp>> = {
  accelerometer: /\bAccelerometer\b|devicemotion/,
  bluetooth: /navigator\.bluetooth/,
  camera: /getUserMedia/,
  "clipboard-read": /clipboard\.read/,
  "clipboard-write": /clipboard\.write/,
  "display-capture": /getDisplayMedia/,
  "encrypted-media": /requestMediaKeySystemAccess/,
  fullscreen: /requestFullscreen/,
  geolocation: /navigator\.geolocation/,
  gyroscope: /\bGyroscope\b|deviceorientation/,
  hid: /navigator\.hid\b/,
  "idle-detection": /IdleDetector/,
  "local-fonts": /queryLocalFonts/,
  magnetometer: /\bMagnetometer\b/,
  microphone: /getUserMedia/,
  midi: /requestMIDIAccess/,
  payment: /PaymentRequest/,
  "picture-in-picture": /requestPictureInPicture/,
  "publickey-credentials-create": /credentials\.create|startRegistration/,
  "publickey-credentials-get": /credentials\.get|startAuthentication/,
  "screen-wake-lock": /wakeLock\.request/,
  serial: /navigator\.serial\b/,
  "sync-xhr": /XMLHttpRequest/,
  usb: /navigator\.usb\b/,
  "web-share": /navigator\.share\b/,
  "window-management": /getScreenDetails/,
  "xr-spatial-tracking": /navigator\.xr\b/,
};

test("the page may use what its code asks a browser for, and nothing else", () => {
  const sources = PAGE.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), "utf8"));
  expect(sources.length).toBeGreaterThan(300);
  const asked = Object.entries(ASKED).flatMap(([feature, by]) =>
    sources.some((source) => by.test(source)) ? [feature] : [],
  );
  expect(asked).toEqual([...USED_FEATURES]);
  expect(Object.keys(ASKED).toSorted()).toEqual([...USED_FEATURES, ...UNUSED_FEATURES].toSorted());
});

test("every answer says so, whatever it is", async () => {
  const { url } = await openServer();
  for (const path of ["/", "/api/me", "/api/nothing", "/healthz", "/assets/old.js"])
    expect((await fetch(`${url}${path}`)).headers.get("permissions-policy")).toBe(PERMISSIONS_POLICY);
});
