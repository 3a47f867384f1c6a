import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuestionnairePages } from '#islands/questionnaire/QuestionnairePages.tsx';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';

const image = { file: 'a'.repeat(64), width: 400, height: 300 };
const triangle = {
  type: 'polygon',
  points: [
    [0, 0],
    [50, 0],
    [0, 50],
  ],
};
const base = { section: 'findings' } as const;
const body = questionnaireBody.parse({
  pages: [
    {
      id: 'p1',
      name: 'Examen',
      questions: [
        {
          id: 'q1',
          text: 'Genou',
          ...base,
          type: 'single',
          defaultAnswer: 'o1',
          fiche: 'f1',
          options: [
            {
              id: 'o1',
              text: 'Atteint',
              sentence: 'Atteinte.',
              inConclusion: true,
              questions: [{ id: 'q2', text: 'Côté', ...base, type: 'text', multiline: true, fiche: 'f1' }],
            },
            { id: 'o2', text: 'Normal' },
          ],
        },
        {
          id: 'q3',
          text: 'Carte',
          ...base,
          type: 'hotspot',
          image,
          defaultAnswer: ['z2'],
          zones: [
            { id: 'z1', label: 'Avant', colour: '#ff0000', shape: triangle },
            {
              id: 'z2',
              label: 'Arrière',
              colour: '#00ff00',
              shape: { type: 'rect', x: 1, y: 2, width: 3, height: 4 },
            },
          ],
        },
      ],
    },
    {
      id: 'p2',
      name: 'Mesures',
      questions: [
        { id: 'q4', text: 'Taille', ...base, type: 'number', unit: 'mm', min: 1, max: 9, defaultAnswer: 4.5 },
        {
          id: 'q5',
          text: 'Aire',
          ...base,
          type: 'formula',
          expression: '{q4} * 2',
          sentence: 'Aire {valeur}.',
        },
        { id: 'q6', text: 'Lire', ...base, type: 'information', hidden: true },
      ],
    },
    { id: 'p3', name: 'Vide', questions: [] },
  ],
  fiches: [
    { id: 'f1', title: 'Ménisque', content: [{ type: 'paragraph', text: [{ text: 'Rappel' }] }] },
    { id: 'f2', title: 'Seule', content: [] },
  ],
});
const html = renderToStaticMarkup(createElement(QuestionnairePages, { itemId: 'i', body })).replace(
  /<!--.*?-->/g,
  '',
);

describe('a questionnaire as it is read', () => {
  it('has a tab and a section for each page, also one without questions', () => {
    for (const id of ['p1', 'p2', 'p3']) {
      expect(html).toContain(`href="#page-${id}"`);
      expect(html).toContain(`<section class="questionnaire-page" id="page-${id}"`);
    }
    expect(html.match(/ne contient pas de question/g)).toHaveLength(1);
  });

  it('marks what is chosen by default, and unfolds what stands on a page', () => {
    expect(html).toMatch(
      /<li class="option is-default"><p class="option-text"><i class="i-lucide-circle-check"/,
    );
    expect(html).toMatch(/<li class="option"><p class="option-text"><i class="i-lucide-circle" /);
    expect(html).toContain('<details class="sub-questions" open="">');
    expect(html).toContain('<span class="in-conclusion">Repris en conclusion</span>');
  });

  it('shows a fiche whole once, and leads there from elsewhere', () => {
    expect(html.match(/<details class="fiche" id="fiche-f1">/g)).toHaveLength(1);
    expect(html.match(/href="#fiche-f1"/g)).toHaveLength(1);
    expect(html).toMatch(/<h2>Autres fiches<\/h2><details class="fiche" id="fiche-f2">/);
  });

  it('draws zones over their picture and lists them beside', () => {
    expect(html).toContain('<polygon points="0,0 50,0 0,50" fill="#ff0000" stroke="#ff0000">');
    expect(html).toContain('<rect x="1" y="2" width="3" height="4" fill="#00ff00" stroke="#00ff00">');
    expect(html).toContain(`src="/images/i/${image.file}"`);
    expect(html).toMatch(
      /<li class="option is-default"><p class="option-text"><svg class="swatch".*?Arrière/,
    );
  });

  it('says what a value may be and what it writes', () => {
    expect(html).toContain('de 1 à 9\u00a0mm');
    expect(html).toContain('<strong>4,5\u00a0mm</strong>');
    expect(html).toContain('Taille × 2');
    expect(html).toContain('<q>Aire <span class="value">valeur</span>.</q>');
    expect(html).toContain('<li class="question panel is-hidden">');
  });
});
