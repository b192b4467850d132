/** Marks what a page asks by itself while nobody uses it: such a request does not keep the session awake (G28). */
export const unattendedHeader = 'X-Unattended';
