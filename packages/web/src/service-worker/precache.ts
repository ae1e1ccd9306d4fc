import type { Build, PrecacheState, FromPage } from "./messages.ts";

const NAME = "roundtable-";
const PAGE = "/";
/** How many files are fetched at the same time: few, since somebody may be playing. */
const CONCURRENT_FETCHES = 3;

/** The part of `caches` that is used. */
type Caches = Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
type Fetch = (request: Request | string, how?: RequestInit) => Promise<Response>;

/**
 * One complete build of the site, in a cache of its own. A page of the previous build still finds its files, because
 * that cache is deleted only with the build after next.
 */
export class Precache {
  readonly #build: Build;
  readonly #caches: Caches;
  readonly #fetch: Fetch;
  readonly #name: string;
  #filling: Promise<void> | null = null;
  readonly #watching = new Set<(state: PrecacheState) => void>();

  constructor(build: Build, caches: Caches, fetch: Fetch) {
    this.#build = build;
    this.#caches = caches;
    this.#fetch = fetch;
    this.#name = `${NAME}${build.version}`;
  }

  /**
   * Caches the page. If the previous build was cached completely, this one is too, so that an update takes nothing away
   * offline.
   */
  async begin(): Promise<void> {
    const page = await this.#fetch(PAGE, { cache: "no-cache" });
    if (!page.ok || (await hashOf(page.clone())) !== this.#build.page)
      throw new Error("The server has another build by now: its own worker will keep it.");
    const before = await this.#others();
    await (await this.#open()).put(PAGE, page);
    if (before.length > 0 && (await this.#hasWhole(before.at(-1) ?? ""))) await this.#fill();
  }

  /** Keeps two builds at most: an open page may belong to the previous one. */
  async clearOld(): Promise<void> {
    for (const name of (await this.#others()).slice(0, -1)) await this.#caches.delete(name);
  }

  keeps(path: string): boolean {
    return isNamedByContent(path) || this.#build.files.includes(path);
  }

  /** The page comes from the network each time. Offline, the cached page opens, whatever its address. */
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
    const cache = await this.#open();
    const kept = (await cache.match(pathname)) ?? (await this.#inAnyCache(pathname));
    if (kept !== undefined) return kept;
    const fetched = await this.#fetch(request);
    const isOurs = isNamedByContent(pathname) && this.#build.files.includes(pathname);
    if (fetched.ok && isOurs) await cache.put(pathname, fetched.clone());
    return fetched;
  }

  /** Reports how much is cached, at once and, while it is being filled, as it grows. */
  async answer(
    message: Extract<FromPage, { kind: "fill" }>,
    say: (state: PrecacheState) => void,
  ): Promise<void> {
    say(await this.#state());
    if (!message.fetch) return;
    this.#watching.add(say);
    try {
      this.#filling ??= this.#fill().finally(() => (this.#filling = null));
      await this.#filling;
    } catch {
      // Offline, missing files are fetched the next time.
    } finally {
      this.#watching.delete(say);
      say(await this.#state());
    }
  }

  async #fill(): Promise<void> {
    const cache = await this.#open();
    const missing = [...(await this.#missing(this.#name))];
    let done = this.#build.files.length - missing.length;
    const takeNext = async (): Promise<void> => {
      for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
        const found = (await this.#inAnyCache(file)) ?? (await this.#fetch(file, howToFetch(file)));
        if (!found.ok) throw new Error(`${file} is not there.`);
        await cache.put(file, found);
        done += 1;
        for (const say of this.#watching) say({ kept: done, of: this.#build.files.length });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, takeNext));
    // This entry marks a cache as complete.
    await cache.put(WHOLE, new Response(""));
  }

  async #state(): Promise<PrecacheState> {
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

  /** Finds a file in any cache, if its name guarantees its content. */
  async #inAnyCache(file: string): Promise<Response | undefined> {
    return isNamedByContent(file) ? await this.#caches.match(file) : undefined;
  }

  #open(): Promise<Cache> {
    return this.#caches.open(this.#name);
  }

  /** The caches of other builds, the oldest first. */
  async #others(): Promise<readonly string[]> {
    return (await this.#caches.keys()).filter(
      (name) => name !== this.#name && /^(roundtable|shell)-/.test(name),
    );
  }
}

const WHOLE = "/whole";

/** A name with a hash guarantees the content. An icon keeps its name from build to build. */
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
