import { useEffect, useState } from 'react';
import { useReporting } from './reporting-context.ts';

/**
 * A formula as people read it. Few forms have one: its code comes with the first that is shown, and nothing stands there
 * until then, or where it cannot be fetched.
 */
export function useFormulaWords(formula: string): string {
  const { pages } = useReporting().session.body;
  const [words, setWords] = useState('');
  useEffect(() => {
    let isShown = true;
    import('#lib/questionnaires/formulas/formula-words.ts')
      .then(({ formulaWords }) => isShown && setWords(formulaWords(pages, formula)))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [pages, formula]);
  return words;
}
