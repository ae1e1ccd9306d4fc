import { HonestPerson } from "./honest-person.ts";
import { ready, startServer } from "./running-server.ts";

/** A few megabytes, in blocks of the shell: enough to start, and soon used up. */
const BLOCKS = 6144;
const MOST = 3000;

/**
 * A client changes its name until the disk is full. The server must say so, keep answering, and still have every
 * acknowledged name when it is restarted with free space. Returns what went wrong, in words.
 */
export async function fillDisk(dataDir: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  const cramped = await ready(startServer(dataDir, { fileBlocks: BLOCKS }));
  const person = await HonestPerson.to(cramped.url, "192.0.2.1");
  let name = "";
  let reason = "";
  for (let nth = 0; nth < MOST && reason === ""; nth++) {
    const body = JSON.stringify({ name: `Number ${nth}` });
    const response = await person.fetch("/api/me", { method: "PATCH", body });
    const answer = (await response.json()) as { readonly reason?: string };
    if (response.status === 200) name = `Number ${nth}`;
    else if (answer.reason === "too-fast") await new Promise((resolve) => setTimeout(resolve, 100));
    else reason = answer.reason ?? "nothing";
  }
  if (!reason.startsWith("disk-")) wrong.push(`A full disk is called “${reason}”.`);
  const { status } = await fetch(`${cramped.url}/healthz`);
  if (status !== 503) wrong.push(`With a full disk /healthz answers ${status}.`);
  const tables = await person.fetch("/api/tables");
  if (tables.status !== 200) wrong.push(`With a full disk nobody can look around: ${tables.status}.`);
  person.leave();
  await cramped.stop("SIGKILL");
  const roomy = await ready(startServer(dataDir));
  const { me } = (await (await person.at(roomy.url).fetch("/api/me")).json()) as { me: { name: string } };
  if (me.name !== name) wrong.push(`The name ${name} was acknowledged, ${me.name} was kept.`);
  const code = await roomy.stop("SIGTERM");
  if (code !== 0) wrong.push(`The server ended with ${code}.`);
  return wrong;
}
