import { atom } from 'nanostores';

/** A message in the page that assistive technology announces, in place of a blocking alert(). */
export interface Notice {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

export const $notices = atom<Notice[]>([]);
let lastId = 0;

/** Places that show notices, topmost last: under a modal dialog a notice could not be seen, heard or pressed. */
export const $noticePlaces = atom<readonly symbol[]>([]);

/** Adds a place on top of the others; returns a function that removes it. */
export function addNoticePlace(place: symbol): () => void {
  $noticePlaces.set([...$noticePlaces.get(), place]);
  return () => $noticePlaces.set($noticePlaces.get().filter((other) => other !== place));
}

/** Shows a notice; a success disappears by itself, an error stays until it is closed. */
export function notify(tone: Notice['tone'], text: string): void {
  lastId += 1;
  const id = lastId;
  $notices.set([...$notices.get().filter((notice) => notice.text !== text), { id, tone, text }]);
  if (tone === 'success') setTimeout(() => closeNotice(id), 6000);
}

/** Removes a notice. */
export function closeNotice(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
