import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '#lib/platform/notices-store.ts';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import { type EarlyInput, listenEarly } from './early-input.ts';
import type { TextRequests, TextView } from './text-view.ts';

export interface TextOpener {
  /** The element in which the editor is created. */
  mount: RefObject<HTMLDivElement | null>;
  /** The static text shown until the editor is ready. */
  light: RefObject<HTMLDivElement | null>;
  /** Null until the text is first used. */
  view: TextView | null;
  /** Loads and creates the editor; null if its code could not be loaded. */
  open(): Promise<TextView | null>;
}

type PageRequests = Pick<TextRequests, 'hover' | 'cursor' | 'question'>;

/** Creates the editor when the text is first used: it is loaded then, and takes over the position of the cursor. */
export function useTextView(session: ReportSession, requests: PageRequests): TextOpener {
  const mount = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<TextView | null>>(null);
  const ended = useRef<(() => void) | null>(null);
  const early = useRef<EarlyInput>(null);
  const asked = useRef(requests);
  asked.current = requests;
  const [view, setView] = useState<TextView | null>(null);

  async function load(): Promise<TextView | null> {
    const { openText } = await import('./open-text.ts');
    await early.current?.released();
    const [place, text] = [mount.current, light.current];
    if (!place || !text) return null;
    const hasFocus = text.contains(document.activeElement);
    const opened = openText(session, [place, text], {
      hover: (key) => asked.current.hover(key),
      cursor: (key) => asked.current.cursor(key),
      question: (key) => asked.current.question(key),
    });
    const made = opened.view;
    ended.current = opened.end;
    if (hasFocus) made.enter(opened.cursor, early.current?.take() ?? '');
    flushSync(() => setView(made));
    return made;
  }

  const open = () => {
    loading.current ??= load().catch(() => {
      loading.current = null;
      notify('error', m.editorFailed);
      return null;
    });
    return loading.current;
  };

  useEffect(() => {
    if (light.current) early.current = listenEarly(light.current, (key) => asked.current.question(key));
    return () => {
      early.current?.end();
      ended.current?.();
    };
  }, []);
  return { mount, light, view, open };
}
