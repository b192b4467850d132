export const surveyClosed = 'This survey link is not valid any more';
