import { exceptionsToReview } from './antdExceptions.ts';

it('an exception is looked at again when antd has another version', () => {
  const texts = { 'menu.tsx': '// It loses the focus (ant-design#47319, antd 6.6.8).' };
  expect(exceptionsToReview('6.7.0', texts)).toEqual([
    'menu.tsx: compared with antd 6.6.8; look at its issue again, antd is 6.7.0',
  ]);
  expect(exceptionsToReview('6.6.8', texts)).toEqual([]);
});
