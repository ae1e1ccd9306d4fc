import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { addressForFriends, networkAddresses } from "../../src/net/network-addresses.ts";
import { greeting } from "../../src/greeting.ts";

const network = ["192.168.1.7", "10.0.0.3"];
const open = { listenAddress: "0.0.0.0", publicUrl: null };

test("who came to this machine's own name sends friends to its address in the network", () => {
  for (const cameBy of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    for (const listenAddress of ["0.0.0.0", "::"])
      expect(addressForFriends({ ...open, listenAddress }, cameBy, network)).toBe("http://192.168.1.7:3000");
});

test("an address that others can use too is left as it is", () => {
  expect(addressForFriends(open, "192.168.1.7:3000", network)).toBeNull();
  expect(addressForFriends(open, "games.example.org", network)).toBeNull();
});

test("where nobody else can come, friends are sent nowhere else", () => {
  expect(addressForFriends({ ...open, listenAddress: "127.0.0.1" }, "localhost:3000", network)).toBeNull();
  expect(addressForFriends(open, "localhost:3000", [])).toBeNull();
  expect(addressForFriends(open, undefined, network)).toBeNull();
  expect(addressForFriends(open, "no host at all", network)).toBeNull();
});

test("the public address goes before all others", () => {
  const publicUrl = new URL("https://games.example.org/");
  expect(addressForFriends({ ...open, publicUrl }, "localhost:3000", network)).toBe(
    "https://games.example.org",
  );
});

/** A network card as the system describes it. */
const card = (
  address: string,
  more: { internal?: boolean; family?: "IPv4" | "IPv6" } = {},
): NetworkInterfaceInfo =>
  ({
    address,
    internal: false,
    family: "IPv4",
    netmask: "255.255.255.0",
    mac: "00:00:00:00:00:00",
    cidr: null,
    ...more,
  }) as NetworkInterfaceInfo;

test.each(["docker0", "br-1a2b", "veth7", "virbr0", "vmnet1", "vboxnet0", "vEthernet (WSL)"])(
  "a card that leads to containers or machines within this one, %s, comes last",
  (name) => {
    expect(networkAddresses({ [name]: [card("172.17.0.1")], eth0: [card("192.168.1.7")] })).toEqual([
      "192.168.1.7",
      "172.17.0.1",
    ]);
  },
);

test("only addresses count by which others can come", () => {
  expect(
    networkAddresses({
      lo: [card("127.0.0.1", { internal: true })],
      eth0: [card("fe80::1", { family: "IPv6" }), card("192.168.1.7")],
      wlan0: undefined,
    }),
  ).toEqual(["192.168.1.7"]);
});

test("the greeting names every address by which the server can be reached", () => {
  const lines = (...args: Parameters<typeof greeting>): string[] =>
    greeting(...args)
      .split("\n")
      .filter((line) => line.startsWith("  "));
  expect(greeting("127.0.0.1", 3000, null)).toBe(
    "\nRoundtable is ready. Open it and play:\n\n  On this machine   http://127.0.0.1:3000\n",
  );
  expect(lines("::1", 80, null)).toEqual(["  On this machine   http://[::1]:80"]);
  for (const everywhere of ["0.0.0.0", "::"]) {
    expect(lines(everywhere, 3000, new URL("https://games.example.org"))).toEqual([
      "  On this machine   http://localhost:3000",
      ...networkAddresses().map((address) => `  In your network   http://${address}:3000`),
      "  For everybody     https://games.example.org/",
    ]);
  }
});
