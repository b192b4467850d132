import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isVoucherCode, type VerifiedPaper, verifyQuery, voucherCode } from 'shared-api/desk';
import { can, useSession } from 'shared-api/http';
import { dialled } from 'shared-api/wording';
import { Banner, formatDate, LinkButton, LoadFailure, links, PageHeader, Skeletons, Stack } from 'shared-ui';
import { type Fact, Facts } from './Facts.tsx';
import { PaperVerdict } from './PaperVerdict.tsx';

const factsOf = (paper: VerifiedPaper): Fact[] => {
  const { service, airport, date, passengers, meetingPoint, dutyPhone } = paper;
  return [
    ['Service', service],
    ['Airport', airport],
    ['Day', date && formatDate(date)],
    ['Passengers', passengers?.toString()],
    ['Meeting point', meetingPoint],
    ['Duty telephone', dutyPhone && <a href={`tel:${dialled(dutyPhone)}`}>{dutyPhone}</a>],
  ];
};

function Verdict({ paper }: { paper: VerifiedPaper | null }) {
  if (!paper)
    return (
      <Banner tone="error" title="Not issued by this portal">
        Check that the address is the one on the paper. If it is, do not rely on the paper.
      </Banner>
    );
  if (paper.kind !== 'voucher') return <PaperVerdict paper={paper} />;
  if (paper.state === 'ended') return <Banner tone="error" title="This voucher is not valid any more" />;
  if (paper.state === 'used') return <Banner tone="info" title="This service was rendered" />;
  const { replacedAt } = paper;
  return (
    <>
      {paper.state === 'valid' ? (
        <Banner tone="success" title="Valid voucher" />
      ) : (
        <Banner tone="warning" title={`Replaced${replacedAt ? ` on ${formatDate(replacedAt)}` : ''}`}>
          The newer voucher counts.
        </Banner>
      )}
      <Facts facts={factsOf(paper)} picture={paper.picture} />
    </>
  );
}

const titles = {
  voucher: 'Voucher',
  invoice: 'Invoice',
  receipt: 'Receipt',
  credit: 'Credit note',
  statement: 'Statement',
  pack: 'Month pack',
} as const satisfies Record<VerifiedPaper['kind'], string>;

function Verified({ code }: { code: string }) {
  const user = useSession((state) => state.user);
  const { data, isPending, refetch } = useQuery(verifyQuery(code));
  return (
    <>
      <PageHeader title={data ? titles[data.kind] : 'Verification'} />
      {data === undefined && isPending && <Skeletons count={3} />}
      {data === undefined && !isPending && <LoadFailure what="The paper" onRetry={refetch} />}
      {data !== undefined && <Verdict paper={data} />}
      {data?.kind === 'voucher' && can(user, 'desk.checkIn') && (
        <LinkButton to={links.desk({ code })}>Open at the desk</LinkButton>
      )}
    </>
  );
}

export function VerifyPage() {
  const code = voucherCode(useParams().code ?? '');
  return (
    <Stack space={5} className="narrow" style={{ maxWidth: '36rem' }}>
      {code && isVoucherCode(code) ? (
        <Verified key={code} code={code} />
      ) : (
        <>
          <PageHeader title="Verification" />
          <Banner tone="warning" title="No code in this">
            Scan the QR code of the paper, or open its whole address: it ends in 26 letters and digits.
          </Banner>
        </>
      )}
    </Stack>
  );
}
