import type { Visibility } from './item.ts';

/** Who may read an item, as its label says. */
export const visibilityNames: Record<Visibility, string> = {
  draft: 'Brouillon',
  private: 'Privé',
  public: 'Public',
};
