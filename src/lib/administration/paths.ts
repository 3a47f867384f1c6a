/** The addresses of the administration pages. */
export const administrationPaths = {
  home: '/administration',
  people: '/administration/people',
  invite: '/administration/people/invite',
  person: (id: string) => `/administration/people/${id}`,
  items: '/administration/items',
  item: (id: string) => `/administration/items/${id}`,
  audit: '/administration/audit',
  auditCsv: '/administration/audit.csv',
};
