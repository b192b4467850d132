export const suspenseKobo = (line: string): string => `
  (case when ${line}.cleared_kobo is null or exists (
          select from book_decisions where line_id = ${line}.id and status = 'Approved')
        then 0 else ${line}.gross_kobo - ${line}.cleared_kobo end)::bigint`;
