import type { FormEvent, ReactNode } from 'react';
import type { ViewerQuery } from '#lib/cases/viewer-query.ts';
import type { OwnWords } from '#lib/practice/own-words-rules.ts';

/** The words sent by a form without script, and the id of the attempt. */
export interface SentAttempt {
  id: string;
  words: OwnWords;
}

interface PracticeFormProps {
  caseId: string;
  query: ViewerQuery;
  isAnswered: boolean;
  sent: SentAttempt;
  /** Why a form sent without script was refused. */
  error: string | undefined;
  onSubmit(): void;
  children: ReactNode;
}

function Hidden({ values }: { values: Record<string, string> }) {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Without script, the form sends the hypothesis when it requests the answer, and again with the grade. */
export function PracticeForm({
  caseId,
  query,
  isAnswered,
  sent,
  error,
  onSubmit,
  children,
}: PracticeFormProps) {
  const { hypothesis, differential, confidence } = sent.words;
  const place = { cas: caseId, serie: String(query.folder + 1), image: String(query.image + 1) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="practice-form" method={isAnswered ? 'post' : 'get'} autoComplete="off" onSubmit={submit}>
      <Hidden values={isAnswered ? { cas: caseId, essai: sent.id } : { ...place, reponse: '1' }} />
      {isAnswered && (
        <Hidden values={{ hypothese: hypothesis, sur: confidence === null ? '' : String(confidence) }} />
      )}
      {isAnswered &&
        differential.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hypothesis does not change any more
          <input key={index} type="hidden" name="differentiel" value={each} />
        ))}
      {error && (
        <p className="attempt-refused" role="alert">
          {error}
        </p>
      )}
      {children}
    </form>
  );
}
