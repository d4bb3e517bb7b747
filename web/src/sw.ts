// The service worker: keeps the whole page in the browser, so that games here go on without a network.
// It is asked for when somebody plays here, and keeps nothing that a server tells.

// The build puts the names of its files here, and a mark that changes with them.
declare const FILES: readonly string[];
declare const MARK: string;

/** What of a service worker's world is used; the page's own types do not know it. */
interface World {
  registration: { scope: string };
  addEventListener(kind: "install" | "activate", hear: (event: Extended) => void): void;
  addEventListener(kind: "fetch", hear: (event: Fetched) => void): void;
  clients: { claim(): Promise<void> };
}
interface Extended {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Extended {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const world = self as unknown as World;

const CACHE = `eiland-${MARK}`;
const here = (file: string): string => new URL(file, world.registration.scope).href;
const PAGE = here("./");

const stored = async (address: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(address);

/** The newest page where there is a network; the one that is kept where there is none. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
    return (await stored(PAGE)) ?? fresh;
  } catch (fault) {
    const kept = await stored(PAGE);
    if (kept === undefined) throw fault;
    return kept;
  }
}

/** Files have their contents in their names: what is kept is as good as what could be fetched. */
const file = async (request: Request): Promise<Response> =>
  (await stored(request.url)) ?? fetch(request);

world.addEventListener("install", (event) => {
  const all = [PAGE, ...FILES.map(here)];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(all)));
});

world.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter(
      (name) => name.startsWith("eiland-") && name !== CACHE,
    );
    await Promise.all(old.map((name) => caches.delete(name)));
    await world.clients.claim();
  };
  event.waitUntil(tidy());
});

world.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const inside = address.href.startsWith(world.registration.scope);
  if (request.method !== "GET" || !inside || address.pathname.includes("/api/")) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});
