import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isRefusal, isUnanswered } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { type VerifiedEmail, verifyEmailQuery } from 'shared-api/registration';
import { Button, formatNaira, LinkButton, links, Money, VisuallyHidden } from 'shared-ui';
import { OutcomePage } from '../shared/OutcomePage.tsx';
import { StepList } from '../shared/StepList.tsx';

const ToLogin = ({ variant = 'primary' }: { variant?: 'primary' | 'default' }) => (
  <LinkButton to={links.login()} variant={variant} size="large">
    Log in
  </LinkButton>
);

/** Login is not the primary action before the review is done, because the server would refuse the login. */
function Actions({ inReview, unpaidFee, invoiceCode, trackingCode }: VerifiedEmail) {
  const pays = unpaidFee !== null && invoiceCode !== null;
  return (
    <>
      {pays && (
        <LinkButton to={links.invoice(invoiceCode)} variant="primary" size="large">
          Pay {formatNaira(koboOf(unpaidFee))}
        </LinkButton>
      )}
      {trackingCode !== null && (
        <LinkButton
          to={links.registrationStatus(trackingCode)}
          variant={pays ? 'default' : 'primary'}
          size="large"
        >
          See where it stands
        </LinkButton>
      )}
      <ToLogin variant={inReview ? 'default' : 'primary'} />
    </>
  );
}

function WhatIsNext({ inReview, unpaidFee }: VerifiedEmail) {
  if (!inReview) return null;
  return (
    <StepList>
      {unpaidFee ? (
        <li>
          Pay the registration fee of <Money kobo={koboOf(unpaidFee)} /> with the invoice that we sent you.
        </li>
      ) : null}
    </StepList>
  );
}

const failed = 'Email verification failed';

/** While the code is checked, screen readers announce that the page is loading; the page itself is blank. */
export function VerifyEmailPage() {
  const { code = '' } = useParams();
  const { status, data, error, refetch, isFetching } = useQuery(verifyEmailQuery(code));
  if (status === 'pending')
    return (
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    );
  if (status === 'success')
    return (
      <OutcomePage
        tone="success"
        title="Email verified successfully!"
        text="Your email has been verified."
        live="status"
        actions={data ? <Actions {...data} /> : <ToLogin />}
      >
        {data && <WhatIsNext {...data} />}
      </OutcomePage>
    );
  // Only a refusal says that the code is not valid: the server may be overloaded, or no reply arrived.
  if (!isRefusal(error))
    return (
      <OutcomePage
        tone="error"
        title={failed}
        text={
          isUnanswered(error) ? 'The portal could not be reached.' : 'The portal could not check the code.'
        }
        live="alert"
        actions={
          <>
            <Button variant="primary" size="large" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
            <ToLogin variant="default" />
          </>
        }
      />
    );
  return (
    <OutcomePage
      tone="error"
      title={failed}
      text={
        <>
          <p>Email verfication code invalid</p>
          <p>Log in with your e-mail and password, and we send you a new link.</p>
        </>
      }
      live="alert"
      actions={<ToLogin />}
    />
  );
}
