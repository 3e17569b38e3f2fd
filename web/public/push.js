// A part of the service worker: shows notices that a server sends when the page is closed, and opens the table.

self.addEventListener("push", (event) => {
  const { title, body, link, table } = event.data?.json() ?? {};
  if (typeof title !== "string") return;
  const isThere = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    return pages.some(({ visibilityState, url }) => visibilityState === "visible" && url.includes(table));
  };
  const show = async () => {
    // whoever sees the table needs no notice
    if (await isThere()) return;
    await self.registration.showNotification(title, { body, tag: table, data: { link, table }, icon: "icon-192.png" });
  };
  event.waitUntil(show());
});

self.addEventListener("notificationclick", (event) => {
  const { table } = event.notification.data ?? {};
  event.notification.close();
  const place = new URL(`#/table/${encodeURIComponent(table)}`, self.registration.scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find(({ url }) => url === place) ?? pages[0];
    if (page === undefined) return self.clients.openWindow(place);
    await page.focus();
    if (page.url !== place) await page.navigate(place);
  };
  event.waitUntil(open());
});
