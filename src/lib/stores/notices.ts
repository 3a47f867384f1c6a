import { atom } from 'nanostores';

/** A message in the page that assistive technology announces, in place of a blocking alert(). */
export interface Notice {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

export const $notices = atom<Notice[]>([]);
let lastId = 0;

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
