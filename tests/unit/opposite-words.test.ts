import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newNodeId } from '#lib/items/kinds/new-node-id.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { mirrorNodes } from '#lib/questionnaires/edits/mirror-nodes.ts';
import { oppositesFor, withOpposites } from '#lib/questionnaires/opposite-words.ts';
import { mirrorBranch } from '#lib/questionnaires/outline/mirror-branch.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { propertyRuns } from '../run/tier.ts';

/** A text as it is in a copy of what is called so. */
const exchanged = (text: string, heading = text) => withOpposites(text, oppositesFor(heading, text));

describe('the words of the other side', () => {
  it.each([
    ['Ménisque médial', 'Ménisque latéral'],
    ['FISSURE DU MÉNISQUE LATÉRAL', 'FISSURE DU MÉNISQUE MÉDIAL'],
    ['Compartiments médiaux, facette Latérale', 'Compartiments latéraux, facette Médiale'],
    ['angle postéro-latéral, coin antéromédial', 'angle postéro-médial, coin antérolatéral'],
    ['menisque medial', 'menisque lateral'],
    ['Ligament collatéral médial', 'Ligament collatéral latéral'],
    ['Ménisque interne (médial)', 'Ménisque externe (latéral)'],
    ['Hanche droite', 'Hanche gauche'],
    ['Genou droit, rotule droite', 'Genou gauche, rotule gauche'],
    ['la hanche gauche', 'la hanche droite'],
    ['L’épaule gauche et le genou gauche', 'L’épaule droite et le genou droit'],
    ['épanchement de la plèvre gauche, à gauche', 'épanchement de la plèvre droite, à droite'],
    ['la face du genou gauche', 'la face du genou droit'],
    ['artère vertébrale gauche, reins gauches', 'artère vertébrale droite, reins droits'],
    ['Rotule gauche : muscle droit fémoral', 'Rotule droite : muscle droit fémoral'],
    ['Genou droit {droit}', 'Genou gauche {droit}'],
    ['Ligament croisé antérieur', 'Ligament croisé postérieur'],
    ['Tension bilatérale, médiane, controlatérale', 'Tension bilatérale, médiane, controlatérale'],
  ])('« %s » is « %s »', (text, other) => {
    expect(exchanged(text)).toBe(other);
  });

  it('only what the heading names is exchanged: the lateral part of a right hip stays lateral', () => {
    expect(exchanged('Bourrelet latéral de la hanche droite', 'Hanche droite')).toBe(
      'Bourrelet latéral de la hanche gauche',
    );
    expect(exchanged('Corne antérieure du ménisque médial', 'Type de fissure')).toBe(
      'Corne antérieure du ménisque latéral',
    );
  });

  it('twice is once back', () => {
    const words = fc.constantFrom(
      'médial',
      'latérale',
      'Interne',
      'externes',
      'le',
      'condyle',
      '{valeur}',
      '.',
    );
    fc.assert(
      fc.property(fc.array(words), (each) => {
        const text = each.join(' ');
        const pairs = oppositesFor('médial interne', text);
        expect(withOpposites(withOpposites(text, pairs), pairs)).toBe(text);
      }),
      { numRuns: propertyRuns(50) },
    );
  });
});

const NONE: ReadonlySet<string> = new Set();
const MENISCUS = `? Ménisque médial
  + Normal > Ménisque médial normal.
  - Fissure
    ? Siège
      / Corne antérieure | Racine >> Fissure de la {option} du ménisque médial {droit}.
    # Longueur [id longueur] | mm > Sur {valeur}.
    = Moitié | {longueur} / 2 | mm > Moitié {valeur}.`;
const OTHER = MENISCUS.replaceAll('médial', 'latéral');
const bodyOf = (text: string) =>
  readOutline(text, { body: { pages: [] }, pageName: 'Genou', newId: () => newNodeId(NONE) })
    .body as QuestionnaireBody;

describe('a copy for the other side', () => {
  it('is put after its branch with ids of its own, whose calculations name their own questions', () => {
    const body = bodyOf(`== Genou\n${MENISCUS}\n" Ligament`);
    const { body: next, ids } = mirrorNodes(body, [body.pages[0]!.questions[0]!.id]);
    expect(questionnaireBody.safeParse(next).success).toBe(true);
    const [first, copy, last] = next.pages[0]!.questions;
    expect([first, copy?.id, copy?.text, last?.text]).toEqual([
      body.pages[0]!.questions[0],
      ids[0],
      'Ménisque latéral',
      'Ligament',
    ]);
    const text = JSON.stringify(copy);
    expect(text.match(/latéral/g)).toHaveLength(4);
    expect(text).not.toContain('médial');
    expect(text).not.toContain('{longueur}');
  });

  it('is not made where nothing says a side', () => {
    const body = bodyOf('== Genou\n? Épanchement\n  - Non');
    expect(mirrorNodes(body, [body.pages[0]!.questions[0]!.id])).toEqual({ body, ids: [] });
    expect(mirrorBranch('? Épanchement\n  - Non', 3, 3)).toBeNull();
  });

  it.each(['Ménisque', 'Racine', 'Normal', 'Moitié'])(
    'in a text stands behind its question, wherever the caret is in it (%s)',
    (word) => {
      const text = `== Genou\n${MENISCUS}\n? Ligament`;
      const caret = text.indexOf(word);
      const copy = mirrorBranch(text, caret, caret)!;
      expect(text.slice(copy.at)).toBe('\n? Ligament');
      expect(copy.text).toBe(
        `\n${OTHER}`.replace('[id longueur]', '[id longueur-2]').replace('{longueur}', '{longueur-2}'),
      );
    },
  );

  it('of lines that are selected is of these lines', () => {
    const text = '? Ménisque médial\n  - Corne antérieure\n  - Autre';
    const from = text.indexOf('  - Corne');
    expect(mirrorBranch(text, from, from + 4)).toEqual({
      at: text.indexOf('\n  - Autre'),
      text: '\n  - Corne postérieure',
    });
  });

  it('of a page goes as far as the next one; what names a fiche or an image stays', () => {
    const text =
      '== Compartiment médial\n? Cartilage médial [fiche Cartilage médial]\n  - Normal\n\n== Suite\n? Reste';
    expect(mirrorBranch(text, 3, 5)).toEqual({
      at: text.indexOf('\n\n== Suite'),
      text: '\n== Compartiment latéral\n? Cartilage latéral [fiche Cartilage médial]\n  - Normal',
    });
  });
});
