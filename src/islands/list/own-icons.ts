/** Of one's own lists alone: public ones carry none of them (uno.config.ts). */
export const VISIBILITY_ICON = {
  public: 'i-lucide-globe',
  private: 'i-lucide-lock',
  draft: 'i-lucide-pencil-line',
} as const;

/** Of filters by their parameter, and of a list where one has nothing yet. */
export const OWN_ICON: Readonly<Record<string, string>> & { none: string } = {
  etat: 'i-lucide-lock',
  statut: 'i-lucide-clipboard-check',
  none: 'i-lucide-folder-open',
};
