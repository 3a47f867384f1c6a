import { keyOf } from './sentence-classes.ts';

/** Records keystrokes and presses in the text before its editor is loaded. */
export interface EarlyInput {
  /** Returns the recorded text and clears it. */
  take(): string;
  /** Resolves once no pointer is down, and the browser has placed the cursor. */
  released(): Promise<void>;
  end(): void;
}

function typedInto(typed: string, { inputType, data, dataTransfer }: InputEvent): string {
  if (inputType === 'deleteContentBackward') return typed.slice(0, -1);
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return `${typed}\n`;
  return typed + (data ?? dataTransfer?.getData('text/plain') ?? '');
}

/** Whether a key press types a character; AltGr counts as Ctrl on some systems. */
function isLetter(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  return event.key.length === 1 && !event.isComposing && !isCommand;
}

/** Records what is typed until the editor is ready; Ctrl+click goes to the question of a sentence. */
export function listenEarly(element: HTMLElement, question: (key: string | null) => void): EarlyInput {
  const ends = new AbortController();
  const { signal } = ends;
  let typed = '';
  let isDown = false;
  const release = () => {
    isDown = false;
  };
  element.addEventListener(
    'beforeinput',
    (event) => {
      event.preventDefault();
      typed = typedInto(typed, event);
    },
    { signal },
  );
  // With the cursor before a heading, typing fires no input event.
  element.addEventListener(
    'keydown',
    (event) => {
      if (!isLetter(event)) return;
      event.preventDefault();
      typed += event.key;
    },
    { signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey) question(keyOf(event.target));
    },
    { signal },
  );
  const press = () => {
    isDown = true;
  };
  element.addEventListener('pointerdown', press, { signal });
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, release, { signal, capture: true });
  return {
    take() {
      const taken = typed;
      typed = '';
      return taken;
    },
    async released() {
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (isDown);
    },
    end: () => ends.abort(),
  };
}
