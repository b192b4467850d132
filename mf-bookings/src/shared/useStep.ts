import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type Step = 'details' | 'review';

const param = 'step';

/** The step is part of the address, so that Back returns from the review to the details. */
export function useStep(): { step: Step; toReview: () => void; toDetails: () => void } {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const cameFromDetails: unknown = state?.fromDetails;
  const order = search.get('order');
  const kept: Record<string, string> = order === null ? {} : { order };
  return {
    step: search.get(param) === 'review' ? 'review' : 'details',
    toReview: () => setSearch({ ...kept, [param]: 'review' }, { state: { fromDetails: true } }),
    toDetails: () => {
      if (cameFromDetails === true) navigate(-1);
      else setSearch(kept, { replace: true });
    },
  };
}
