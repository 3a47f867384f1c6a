import { signedOutMessages as m } from '../signed-out-texts.ts';

function element(name: string, text: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

/** Replaces the page when no other can be loaded, so that nothing of the person who left stays on the screen. */
export function showSignedOut(destination: string): void {
  const main = document.createElement('main');
  main.className = 'page narrow';
  main.append(
    element('h1', m.title, { class: 'page-title', tabindex: '-1' }),
    element('p', m.hint, { role: 'status' }),
    element('a', m.signIn, { class: 'button primary', href: destination }),
  );
  document.title = m.title;
  document.body.replaceChildren(main);
  history.replaceState(null, '', destination);
  main.querySelector('h1')?.focus();
}
