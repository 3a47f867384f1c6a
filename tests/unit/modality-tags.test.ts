import { expect, it } from 'vitest';
import { modalityTags } from '#islands/case-editor/modality-tags.ts';

it('names what the images of a case were made with, once', () => {
  const folder = (modality?: string) => ({
    id: 'f',
    name: 'F',
    description: '',
    images: [],
    ...(modality && { series: { modality } }),
  });
  expect(modalityTags([folder('CT'), folder(), folder('MR'), folder('CT'), folder('ZZ')])).toEqual([
    'TDM',
    'IRM',
  ]);
});
