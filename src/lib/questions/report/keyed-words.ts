import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import type { ReportQuestion } from '../questions-schema.ts';
import { fieldWords } from './field-words.ts';
import { filledFields } from './fields.ts';

/** The key's answer to a field; for several lesions, one after the other. */
export const keyedWords = ({ form, key }: Pick<ReportQuestion, 'form' | 'key'>, id: string): string =>
  filledFields(form?.pages ?? [], key)
    .filter(({ question }) => (instanceParts(question.id)?.source ?? question.id) === id)
    .map(({ question }) => fieldWords(question, key[question.id]))
    .filter(Boolean)
    .join(' ; ');
