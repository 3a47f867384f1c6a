/** Of one's own lists alone: public ones carry none of them (uno.config.ts). */
export const VISIBILITY_ICON = {
  public: 'i-lucide-globe',
  private: 'i-lucide-lock',
  draft: 'i-lucide-pencil-line',
} as const;
