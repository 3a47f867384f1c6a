import { useStore } from '@nanostores/react';
import { type RefObject, useDeferredValue, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { ReportingFocus } from '#lib/questionnaires/browser/reporting-focus.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import { useIsLive } from '../../form/use-is-live.ts';
import { LightText } from './LightText.tsx';
import { isHovering, keyOf, keysOfQuestion, questionOf, sentenceClassesOf } from './sentence-classes.ts';
import { useTextView } from './use-text-view.ts';
import type { TextWarning } from './warnings.ts';
import './report-text.css';

/** The methods of the report text, for the components around it. */
export interface TextHandle {
  /** Selects a passage. */
  select(found: TextWarning): Promise<void>;
  /** Puts the cursor after the sentence of a question. */
  showQuestion(question: string): Promise<void>;
  /** Selects everything, for manual copying where the clipboard is not available. */
  selectAll(): Promise<void>;
}

interface ReportTextProps {
  session: ReportSession;
  focus: ReportingFocus;
  found: readonly TextWarning[];
  handle: RefObject<TextHandle | null>;
  /** Called with the key of the sentence under the pointer, or else at the cursor. */
  onSentence(key: string | null): void;
}

/** The sentence under the pointer or at the cursor: the form half highlights its question. */
function useSentence({ focus, onSentence }: ReportTextProps) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [inside, setInside] = useState<string | null>(null);
  const questionAt = (key: string | null) => (key === null ? null : questionOf(key));
  const key = hovered ?? inside;
  useEffect(() => onSentence(key), [key, onSentence]);
  return {
    hover(next: string | null) {
      setHovered(next);
      focus.hover(questionAt(next));
    },
    cursor(next: string | null) {
      setInside(next);
      focus.point(questionAt(next));
    },
    question: (next: string | null) => next !== null && focus.reveal(questionOf(next)),
  };
}

/** The text of the report: static HTML until it is first used, then an editor at the same place. */
export function ReportText(props: ReportTextProps) {
  const { session, focus, found, handle } = props;
  const edited = useStore(session.$edited);
  const isLive = useIsLive();
  const sentence = useSentence(props);
  const { mount, light, view, open } = useTextView(session, sentence);
  const classes = useStore(useMemo(() => sentenceClassesOf(session, focus), [session, focus]));
  const shownClasses = useDeferredValue(classes);
  // In the editor, marks are applied again after typing; the static text is rendered with its marks.
  const typed = useDeferredValue(view ? edited : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: applied again whenever the text has changed
  useEffect(() => view?.mark({ classes: shownClasses, found }), [view, shownClasses, found, typed]);
  useImperativeHandle(handle, () => ({
    select: async (passage) => (await open())?.select(passage),
    async showQuestion(question) {
      const opened = await open();
      opened?.selectSentence(keysOfQuestion(session.$edited.get(), question));
    },
    selectAll: async () => (await open())?.selectAll(),
  }));
  return (
    <div className="report-paper">
      <div ref={mount} />
      {!view && (
        // biome-ignore lint/a11y/useSemanticElements: a text area cannot contain headings or bold text
        <div
          ref={light}
          className="report-text"
          lang="fr"
          role="textbox"
          aria-multiline="true"
          aria-label={m.text}
          aria-describedby="report-help"
          tabIndex={0}
          contentEditable={isLive}
          suppressContentEditableWarning
          onFocus={() => void open()}
          onPointerEnter={() => void import('./open-text.ts').catch(() => {})}
          onPointerOver={({ target, pointerType }) =>
            isHovering(pointerType) && sentence.hover(keyOf(target))
          }
          onPointerLeave={() => sentence.hover(null)}
        >
          <LightText edited={edited} classes={classes} />
        </div>
      )}
    </div>
  );
}
