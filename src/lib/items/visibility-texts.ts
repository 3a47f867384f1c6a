import type { Visibility } from './item.ts';

/** The labels of visibilities. */
export const visibilityNames: Record<Visibility, string> = {
  draft: 'Brouillon',
  private: 'Privé',
  public: 'Public',
};
