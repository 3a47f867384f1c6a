export type Modifiers = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** An action in a part that is not interactive yet; its elements are identified by their index. */
export type EarlyAction =
  | { kind: 'press'; place: number; pointerType: string; isClicked: boolean }
  | ({ kind: 'key'; key: string } & Modifiers)
  | { kind: 'paste'; text: string; html: string };

export const elementsOf = (part: Element) => [...part.querySelectorAll('*')];

/** Adds a press to the recorded actions; a click is merged into the press that it belongs to. */
export function addPress(
  done: EarlyAction[],
  { place, pointerType, isClicked }: { place: number; pointerType: string; isClicked: boolean },
): void {
  const last = done.at(-1);
  if (isClicked && last?.kind === 'press' && last.place === place && !last.isClicked) done.pop();
  const own = last?.kind === 'press' ? last.pointerType : 'mouse';
  done.push({ kind: 'press', place, pointerType: pointerType || own, isClicked });
}

/** Keys to record in an editable part; Tab only after another key was recorded. */
const KEPT_KEYS = /^(?:.|Enter|Backspace|Delete|Escape|F2|Home|End|Tab|Arrow(?:Up|Down|Left|Right))$/u;

/** Records a key until the part is interactive; undefined leaves the key to the browser, such as its shortcuts. */
export function recordableKey(press: KeyboardEvent, done: readonly EarlyAction[]): EarlyAction | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey, target } = press;
  const isWriting = !((ctrlKey || metaKey || altKey) && !press.getModifierState('AltGraph'));
  if (press.isComposing || !isWriting || !KEPT_KEYS.test(key)) return undefined;
  // A key on a button triggers a click, which is recorded. Fields are handled by `use-typed-before.ts`.
  if (target instanceof Element && target.closest('button, a, input, textarea, select, summary'))
    return undefined;
  if (key === 'Tab' && !done.some(({ kind }) => kind !== 'press')) return undefined;
  return { kind: 'key', key, shiftKey, ctrlKey, altKey, metaKey };
}
