/** 12345 → '12,345'. Without Intl: creating a formatter blocks the start of a page. */
export const groupDigits = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
