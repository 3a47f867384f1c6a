import { useEffect, useState } from 'react';
import { withReferences } from '#lib/questionnaires/formulas/rewrite-formula.ts';
import { instanceParts } from '#lib/questionnaires/repeats/instances.ts';
import { useReporting } from './reporting-context.ts';

/**
 * A formula in words. Few forms have one: the code is loaded with the first formula shown; until then, or if loading
 * fails, the text is empty.
 */
export function useFormulaWords(formula: string): string {
  const { pages } = useReporting().session.body;
  const [words, setWords] = useState('');
  useEffect(() => {
    let isShown = true;
    import('#lib/questionnaires/formulas/formula-words.ts')
      .then(({ formulaWords }) => {
        // With the author's names: the instance is shown beside the formula.
        const asWritten = withReferences(formula, (id) => instanceParts(id)?.source ?? id);
        if (isShown) setWords(formulaWords(pages, asWritten));
      })
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [pages, formula]);
  return words;
}
