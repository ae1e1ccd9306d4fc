import { expect, test } from "vitest";
import { addressForFriends, networkAddresses } from "../src/addresses.ts";

const network = ["192.168.1.7", "10.0.0.3"];
const open = { host: "0.0.0.0", publicUrl: null };

test("who came to this machine's own name sends friends to its address in the network", () => {
  for (const cameBy of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect(addressForFriends(open, cameBy, network)).toBe("http://192.168.1.7:3000");
});

test("an address that others can use too is left as it is", () => {
  expect(addressForFriends(open, "192.168.1.7:3000", network)).toBeNull();
  expect(addressForFriends(open, "games.example.org", network)).toBeNull();
});

test("where nobody else can come, friends are sent nowhere else", () => {
  expect(addressForFriends({ ...open, host: "127.0.0.1" }, "localhost:3000", network)).toBeNull();
  expect(addressForFriends(open, "localhost:3000", [])).toBeNull();
  expect(addressForFriends(open, undefined, network)).toBeNull();
});

test("the public address goes before all others", () => {
  const publicUrl = new URL("https://games.example.org/");
  expect(addressForFriends({ ...open, publicUrl }, "localhost:3000", network)).toBe(
    "https://games.example.org",
  );
});

test("cards that lead to containers come last", () => {
  const card = (address: string, internal = false) => ({
    address,
    internal,
    family: "IPv4" as const,
    netmask: "255.255.255.0",
    mac: "00:00:00:00:00:00",
    cidr: null,
  });
  expect(
    networkAddresses({
      lo: [card("127.0.0.1", true)],
      docker0: [card("172.17.0.1")],
      eth0: [card("192.168.1.7")],
    }),
  ).toEqual(["192.168.1.7", "172.17.0.1"]);
});
