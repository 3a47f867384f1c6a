import { useState } from 'react';
import type { RepeatedOption } from '#lib/questionnaires/repeats/instances.ts';
import { namedSentence, readNamedSentence } from '#lib/questionnaires/repeats/sentence-names.ts';
import type { QuestionnaireEditor } from '../editor.ts';
import { setField, withField } from './node-edits.ts';

/** Sets a field of an option's repetition. */
export function setRepeatField(
  editor: QuestionnaireEditor,
  { id, repeat }: RepeatedOption,
  key: string,
  value: unknown,
): void {
  setField(editor, id, 'repeat', withField(repeat, key, value));
}

/** The sentence of a repeated group, with questions by name: as typed, while that is equivalent to the stored text. */
export function useNamedSentence(editor: QuestionnaireEditor, option: RepeatedOption) {
  const stored = option.repeat.sentence ?? '';
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && readNamedSentence(typed, option).sentence === stored;
  const text = isTyped ? typed : namedSentence(stored, option);
  const [unknown] = readNamedSentence(text, option).unknown;
  const write = (next: string) => {
    setTyped(next);
    setRepeatField(editor, option, 'sentence', readNamedSentence(next, option).sentence);
  };
  return { text, stored, unknown, write };
}
