import { describe, expect, it } from 'vitest';
import { fieldWords } from '#lib/protocols/words.ts';

describe('words to propose', () => {
  it('are one’s own, most used first, then those that departments use', () => {
    const words = fieldWords([
      {
        preparation: { coil: 'Genou 16' },
        acquisition: { sequences: [{ name: 'a', plane: 'Axial oblique' }] },
      },
      { preparation: { coil: 'Genou 8 ' }, acquisition: { sequences: [{ name: 'a' }, { name: 'b' }] } },
      { preparation: { coil: 'Genou 8' } },
    ]);
    expect(words['preparation.coil']?.slice(0, 3)).toEqual(['Genou 8', 'Genou 16', 'Antenne tête']);
    expect(words['sequences.plane']).toEqual(['Axial oblique', 'Axial', 'Coronal', 'Sagittal', '3D']);
    expect(words['sequences.name']).toEqual(['a', 'b']);
  });

  it('leave out numbers and sentences, and are few', () => {
    const sequences = Array.from({ length: 30 }, (_, at) => ({
      name: `S${at}`,
      tr: at,
      comment: 'remarque',
    }));
    const words = fieldWords([{ preparation: { coil: 'x'.repeat(81) }, acquisition: { sequences } }]);
    expect(words['sequences.name']).toHaveLength(12);
    expect(words).not.toHaveProperty(['sequences.tr']);
    expect(words).not.toHaveProperty(['sequences.comment']);
    expect(words['preparation.coil']).not.toContain('x'.repeat(81));
  });

  it('survive a stored body of any age', () => {
    expect(() => fieldWords([{}, { acquisition: {} }])).not.toThrow();
  });
});
