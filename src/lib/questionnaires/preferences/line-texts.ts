import { agree, counted, formatList } from '#lib/platform/format-texts.ts';
import type { ActingPreferences } from './acting-preferences.ts';
import type { PreferredWords } from './preferred-form.ts';

/** The form's texts about the preferences in effect. */
export function preferredWords(acting: ActingPreferences): PreferredWords {
  const { answers, hiddenPages, conclusionOrder, sentenceCount, changed } = acting;
  const told = (pages: number) => {
    const parts = [
      counted(Object.keys(answers).length, 'réponse'),
      counted(sentenceCount, 'phrase'),
      counted(pages, 'page masquée', 'pages masquées'),
    ].filter((each) => !each.startsWith('0'));
    const all = conclusionOrder.length > 0 ? [...parts, 'ordre de la conclusion'] : parts;
    return all.length > 0 ? `Vos préférences sont appliquées\u00a0: ${formatList(all)}.` : '';
  };
  const concerned = agree(changed, 'qu’elle concerne', 'qu’elles concernent');
  return {
    told: told(hiddenPages.length),
    toldUnhidden: told(0),
    aside:
      changed > 0
        ? `${counted(changed, 'préférence')} ${agree(changed, 'mise', 'mises')} de côté\u00a0: l’auteur a changé ce ${concerned}.`
        : '',
  };
}
