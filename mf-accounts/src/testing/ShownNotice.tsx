import { useLocation } from 'react-router-dom';
import { noticeIn } from '../shared/toLogin.ts';

/** It stands in for the sign-in page, which shows the notice that it was handed. */
export const ShownNotice = () => <p>{noticeIn(useLocation().state)}</p>;
