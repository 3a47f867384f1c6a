import { shellMessages as m } from '#lib/layout/shell-texts.ts';

/**
 * Replaces an island that was emptied by an error with a message and a button to reload: React removes everything it
 * rendered when a component throws, for example after a translator or an extension has changed the page.
 * @returns stops watching
 */
export function watchIslands(): () => void {
  const islands = [...document.querySelectorAll('astro-island')].filter(
    ({ firstElementChild }) => firstElementChild,
  );
  let hasFailed = false;
  // React empties an island and reports the error in the same task; a list that is merely empty causes no error.
  const noteError = () => {
    hasFailed = true;
    setTimeout(() => {
      hasFailed = false;
    });
  };
  const emptied = new MutationObserver(() => {
    if (!hasFailed) return;
    for (const island of islands) if (!island.firstElementChild) island.append(failure());
  });
  for (const island of islands) emptied.observe(island, { childList: true });
  addEventListener('error', noteError);
  return () => {
    emptied.disconnect();
    removeEventListener('error', noteError);
  };
}

function failure(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'banner error island-failure';
  place.role = 'alert';
  const reload = document.createElement('button');
  reload.className = 'button';
  reload.textContent = m.reload;
  reload.onclick = () => location.reload();
  const text = document.createElement('p');
  text.textContent = m.islandFailed;
  place.append(text, reload);
  return place;
}
