import { expect, it } from 'vitest';
import {
  gatherIndications,
  type IndicatingProtocol,
  indicationKey,
  indicationKeys,
  letterOf,
} from '#lib/protocols/indications.ts';

const protocol = (id: string, title: string, ...indications: string[]): IndicatingProtocol => ({
  id,
  title,
  imagingType: 'IRM',
  region: 'Abdomen',
  isOwn: false,
  indications,
});

it('takes wordings for equal that differ by case, accents, ligatures, punctuation and spaces', () => {
  const keys = ['Œdème  aigu du poumon', 'oedeme aigu du poumon.', 'ŒDÈME AIGU, du Poumon'].map(
    indicationKey,
  );
  expect(new Set(keys)).toEqual(new Set(['oedeme aigu du poumon']));
  expect(indicationKey(' … ')).toBe('');
  expect(indicationKeys(['Crohn', 'crohn', ' – '])).toEqual(['crohn']);
});

it('files under letters without accents, and the rest apart', () => {
  expect(
    ['Épilepsie', 'œsophage', 'zona', '18F', 'μ-opioïde'].map((text) => letterOf(indicationKey(text))),
  ).toEqual(['E', 'O', 'Z', '#', '#']);
});

it('keeps the wording that most have, and each protocol once, by title', () => {
  const found = gatherIndications(
    ['maladie de crohn', 'inconnue'],
    [
      protocol('2', 'Uroscanner', 'maladie de Crohn'),
      protocol('1', 'Entéro-IRM', 'Maladie de Crohn', 'maladie de crohn.', 'Autre'),
      protocol('3', 'Échographie', 'Maladie de Crohn'),
    ],
  );
  expect(found).toHaveLength(1);
  expect(found[0]!.text).toBe('Maladie de Crohn');
  expect(found[0]!.protocols.map(({ title }) => title)).toEqual(['Échographie', 'Entéro-IRM', 'Uroscanner']);
  expect(found[0]!.protocols[0]).not.toHaveProperty('indications');
});

it('is typeset as French is, however its author typed it', () => {
  const typed = ['Crohn : bilan', 'Crohn\u00a0: bilan', ' Crohn  : bilan. '];
  const found = gatherIndications(
    ['crohn bilan'],
    typed.map((text, at) => protocol(String(at), `IRM ${at}`, text)),
  );
  expect(found.map(({ text }) => text)).toEqual(['Crohn\u00a0: bilan']);
});
