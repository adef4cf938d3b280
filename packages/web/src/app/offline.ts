// The service worker: keeps the pages for when there is no network. Not while developing.

/** It fetches every file there is: not before whatever the page itself wants has come, or a slow line would have to carry both. */
const QUIET_MS = 8000;

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    fetches.disconnect();
    void navigator.serviceWorker.register('./sw.js').catch(() => {});
  };
  let timer = setTimeout(register, QUIET_MS);
  const fetches = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(register, QUIET_MS);
  });
  fetches.observe({ type: 'resource' });
}
