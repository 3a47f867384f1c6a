/** Addresses of questionnaires' pages. */
export const questionnairePaths = {
  public: '/public-questionnaires',
  mine: '/questionnaires-list',
  manage: '/questionnaires',
  item: (id: string) => `/use/${id}`,
};
