import type { Visibility } from '#lib/domain/item.ts';

/** Who may read an item, as its label says. */
export const visibilityNames: Record<Visibility, string> = {
  draft: 'Brouillon',
  private: 'Privé',
  public: 'Public',
};
