/** The names of keys, and of key combinations. */

const KEY_NAMES: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page préc.',
  PageDown: 'Page suiv.',
  Home: 'Début',
  End: 'Fin',
  Escape: 'Échap',
  Enter: 'Entrée',
  Delete: 'Suppr.',
  Backspace: 'Retour arrière',
  ' ': 'Espace',
  '-': '−',
  // Keys identified by their position, with their labels on a French keyboard.
  KeyW: 'Z',
  KeyA: 'Q',
  KeyS: 'S',
  KeyD: 'D',
};

/** The label of a key: `key` or `code` of a keyboard event. */
export function keyName(key: string): string {
  return KEY_NAMES[key] ?? key.toUpperCase();
}

/** Modifier keys held with a key. */
export interface HeldKeys {
  shift?: boolean;
  control?: boolean;
  alt?: boolean;
}

/** The keys of a command, in one line. */
export function keyLine(
  keys: readonly string[],
  { shift = false, control = false, alt = false }: HeldKeys = {},
): string {
  const all = keys.map(keyName);
  const names = all.join(all.some((name) => name.length > 1) ? ', ' : ' ');
  return [control && 'Ctrl', alt && 'Alt', shift && 'Maj', names].filter(Boolean).join(' + ');
}
