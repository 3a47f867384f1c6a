/** Texts of word processors, mails and forms: each is read as it is, or a fault names its line. */
import { describe, expect, it } from 'vitest';
import { pastedOutline } from '#islands/questionnaire-editor/tree/pasted-outline.ts';
import { readOutline } from '#lib/questionnaires/outline/read-outline.ts';
import { writeOutline } from '#lib/questionnaires/outline/write-outline.ts';

const read = (text: string) => readOutline(text, { body: { pages: [] }, pageName: 'Examen' });
const again = (text: string) => writeOutline(read(text).body).split('\n').slice(1).join('\n');
const faultsOf = (text: string) =>
  read(text).faults.map(({ line, code, detail }) => `${line} ${code} ${detail ?? ''}`);

const WORD = `Compte rendu type IRM du genou\r
\r
INDICATION\r
•\tDouleur médiale\r
•\tTraumatisme\r
\r
TECHNIQUE :\r
Séquences T1 et DP FS dans les trois plans.\r
\r
RÉSULTATS\r
1.\tMénisque médial\r
\ta)\tNormal\r
\tb)\tFissure\r
\t\ti.\tRadiale\r
\t\tii.\tHorizontale\r
\tc)\tMéniscectomie\r
2.\tLigament croisé antérieur :\r
\t•\tContinu\r
\t•\tRompu\r
\t\to\tPartiel\r
\t\to\tComplet\r
3.\tÉpanchement : absent / minime / abondant\r
4.\tTaille du kyste : ____ mm\r
\r
CONCLUSION\r
-\tExamen normal\r
-\tVoir ci-dessus\r
`;

describe('an outline of a word processor', () => {
  it('has its parts as sections, its numbers as questions and its blanks as what is asked', () => {
    expect(again(WORD)).toBe(`§ Indication
?? Indication
  - Douleur médiale
  - Traumatisme
§ Résultats
? Ménisque médial
  - Normal
  - Fissure
    ? Fissure
      - Radiale
      - Horizontale
  - Méniscectomie
? Ligament croisé antérieur
  - Continu
  - Rompu
    ? Rompu
      - Partiel
      - Complet
? Épanchement
  - absent
  - minime
  - abondant
# Taille du kyste | mm
§ Conclusion
? Conclusion
  - Examen normal
  - Voir ci-dessus`);
    expect(faultsOf(WORD)).toEqual([
      '1 no-mark Compte rendu type IRM du genou',
      '8 no-mark Séquences T1 et DP FS dans les trois plans.',
    ]);
  });

  it.each([
    'i. Normal|ii. Fissure|iii. Autre',
    'a. Normal|b. Fissure|c. Autre',
    'i) Normal|ii) Fissure|iii) Autre',
  ])('keeps numbers of one depth beside one another: %s', (list) => {
    const [a, b, c] = list.split('|');
    expect(again(`Ménisque médial :\n  ${a}\n  ${b}\n  ${c}`)).toBe(
      '? Ménisque médial\n  - Normal\n  - Fissure\n  - Autre',
    );
  });

  it('takes « i. » for a letter between « h. » and « j. »', () => {
    const letters = [...'abcdefghij'].map((letter) => `  ${letter}. ${letter}`).join('\n');
    expect(again(`Q\n${letters}`)).toBe(`? Q\n${letters.replaceAll(/\w\. /g, '- ')}`);
  });

  it.each(['\uf0d8', '➢', '►', '❖', '\uf0b7', '▶'])('knows « %s » and what stands under it', (mark) => {
    for (const inner of ['\uf0fc', '☐', '✓', '→', 'o', '\uf0a7'])
      expect(again(`${mark} Foie\n\t${inner} normal\n\t${inner} stéatose`)).toBe(
        '? Foie\n  - normal\n  - stéatose',
      );
  });
});

describe('answers under what has none to choose from', () => {
  it('are each told with their line', () => {
    const text =
      '# Taille | mm\n  - Petit\n  - Grand\n" Texte\n  - a\ndate: D\n  - x\ninfo: I\n  - y\n= F | 1 + 1\n  - z';
    expect(faultsOf(text)).toEqual([
      '2 not-here Petit',
      '3 not-here Grand',
      '5 not-here a',
      '7 not-here x',
      '9 not-here y',
      '11 not-here z',
    ]);
  });
});

describe('a quoted mail', () => {
  it('is read without its quotes, and its introduction is no question', () => {
    const mail =
      '> Bonjour,\n> voici la trame :\n> - Foie\n>   - normal\n>   - stéatose\n> - Rate\n>   - normale\n>   - grosse';
    expect(again(mail)).toBe('? Foie\n  - normal\n  - stéatose\n? Rate\n  - normale\n  - grosse');
    expect(faultsOf(mail)).toEqual(['1 no-mark Bonjour,', '2 no-mark voici la trame :']);
    expect(again('>> - Foie\n>>   - normal\n>>   - gros')).toBe('? Foie\n  - normal\n  - gros');
  });

  it('leaves a sentence below its answer alone', () => {
    expect(again('? Foie\n- normal\n  > Foie normal.')).toBe('? Foie\n  - normal > Foie normal.');
  });
});

describe('a form', () => {
  it('says what it asks, how many answers it takes and which are ticked', () => {
    const form = `1. Type de nodule ? *
   ( ) Solide
   (x) Mixte
2. Signes (plusieurs réponses possibles)
   [ ] Microcalcifications
   [x] Contours irréguliers
3. Taille (mm) : ______
4. Date de l'examen antérieur : __/__/____
5. Commentaire`;
    expect(again(form)).toBe(`!? Type de nodule ?
  - Solide
  + Mixte
?? Signes
  - Microcalcifications
  + Contours irréguliers
# Taille | mm
date: Date de l'examen antérieur
" Commentaire`);
    expect(faultsOf(form)).toEqual([]);
  });

  it('reads templates between brackets, and tells what it cannot place', () => {
    const template = `Findings
Joint: Effusion: [None | Small]
Medial meniscus: [Normal | Tear]
  Tear type: [Radial | Complex]
  Location: [Anterior horn | Body]
ACL: [Intact.]
Popliteal cyst size: [<number>] cm
Impression
  [ ]`;
    expect(again(template)).toBe(`? Joint: Effusion
  - None
  - Small
? Medial meniscus
  - Normal
  - Tear
? Tear type
  - Radial
  - Complex
? Location
  - Anterior horn
  - Body
" ACL | défaut Intact.
# Popliteal cyst size | cm
§ Conclusion
" Impression`);
    expect(faultsOf(template)).toEqual(['4 which-answer Tear type', '5 which-answer Location']);
  });
});

describe('a list pasted on a question of the tree', () => {
  it.each(['- Normal\n- Fissure', '• Normal\n• Fissure', 'Normal\nFissure', '1. Normal\n2. Fissure'])(
    'is its answers: %j',
    (list) => {
      const nodes = pastedOutline(list, 'question')?.branches.nodes;
      expect(nodes?.map(({ kind, node }) => [kind, 'text' in node && node.text])).toEqual([
        ['option', 'Normal'],
        ['option', 'Fissure'],
      ]);
      expect(pastedOutline(list, 'page')).toBeNull();
    },
  );

  it('with questions of its own is questions there too', () => {
    expect(pastedOutline('? A\n- b', 'question')?.branches.nodes).toMatchObject([{ kind: 'question' }]);
  });
});
