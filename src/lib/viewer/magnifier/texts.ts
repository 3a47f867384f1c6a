export const magnifierMessages = {
  lens: (times: number) => `Loupe, × ${times}`,
};
