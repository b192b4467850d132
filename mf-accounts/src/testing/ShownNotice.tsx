import { useLocation } from 'react-router-dom';
import { noticeIn } from '../shared/toLogin.ts';

/** The component replaces the sign-in page in a test. */
export const ShownNotice = () => <p>{noticeIn(useLocation().state)}</p>;
