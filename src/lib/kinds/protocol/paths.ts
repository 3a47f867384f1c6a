/** Addresses of protocols' pages. */
export const protocolPaths = {
  public: '/protocols/public',
  mine: '/protocols/personal',
  item: (id: string) => `/protocols/view/${id}`,
};
