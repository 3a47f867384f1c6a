import { atom } from 'nanostores';

/** A message in the page that assistive technology announces, in place of a blocking alert(). */
export interface Notice {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

export const $notices = atom<Notice[]>([]);
let lastId = 0;

/** Places of the page that show notices, the one on top last: under a modal dialog nothing is seen, heard or pressed. */
export const $noticePlaces = atom<readonly symbol[]>([]);

/** Adds a place on top of the others; the answer takes it away. */
export function addNoticePlace(place: symbol): () => void {
  $noticePlaces.set([...$noticePlaces.get(), place]);
  return () => $noticePlaces.set($noticePlaces.get().filter((other) => other !== place));
}

/** Shows a notice; a success leaves by itself, an error stays until closed. */
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
