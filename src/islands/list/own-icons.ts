/** Icons of the person's own lists only: public lists do not carry them (uno.config.ts). */
export const VISIBILITY_ICON = {
  public: 'i-lucide-globe',
  private: 'i-lucide-lock',
  draft: 'i-lucide-pencil-line',
} as const;

/** Icons of filters by parameter, and of an empty own list. */
export const OWN_ICON: Readonly<Record<string, string>> & { none: string } = {
  etat: 'i-lucide-lock',
  statut: 'i-lucide-clipboard-check',
  none: 'i-lucide-folder-open',
};
