import { column } from './column.ts';

/** What the caller may do with a request now; the browser asks this and re-types no rule. */
export interface RequestCan {
  readonly approve: boolean;
  readonly reject: boolean;
  readonly resend: boolean;
  readonly reupload: boolean;
  readonly stop: boolean;
  /** Whose right the caller would decide in, where it is not their own. */
  readonly onBehalfOf: string | null;
}

/** Every field of an approval request, shared by all views that show requests. */
export const requestColumns = {
  bucketApprovalId: column('integer', 'ID', 'ID'),
  ticketNumber: column('text', 'No. Tiket', 'Ticket no.', { searchable: true }),
  typeName: column('text', 'Tipe Pengajuan', 'Request type', { searchable: true }),
  status: column('integer', 'Status', 'Status'),
  firstName: column('text', 'Username', 'Username', { searchable: true }),
  displayName: column('text', 'Nama', 'Name', { searchable: true }),
  fullName: column('text', 'Nama Lengkap', 'Full name'),
  employeeId: column('text', 'Employee ID', 'Employee ID', { searchable: true }),
  userId: column('integer', 'User ID', 'User ID'),
  positionName: column('text', 'Jabatan', 'Position'),
  jobTitle: column('text', 'Job Title', 'Job title', { exported: false }),
  subdivisionCodeUser: column('text', 'Kode Cabang Pemohon', "Requester's branch code"),
  subdivisionNameUser: column('text', 'Cabang Pemohon', "Requester's branch"),
  subdivisionCode: column('text', 'Kode Cabang', 'Branch code'),
  subdivisionName: column('text', 'Cabang', 'Branch'),
  lokasiCode: column('text', 'Kode Lokasi', 'Location code'),
  lokasiEmployee: column('text', 'Lokasi', 'Location'),
  department: column('text', 'Department', 'Department'),
  description: column('text', 'Deskripsi', 'Description', { searchable: true }),
  appName: column('text', 'Aplikasi', 'Application'),
  applicationName: column('text', 'Nama Aplikasi', 'Application name', { exported: false }),
  roleMenuName: column('text', 'Nama Menu', 'Menu'),
  kodeCabangTujuan: column('text', 'Kode Cabang Tujuan', 'Target branch code'),
  cabangTujuan: column('text', 'Cabang Tujuan', 'Target branch'),
  level: column('integer', 'Level', 'Level'),
  limitTunai: column('money', 'Limit Tunai', 'Cash limit'),
  limitNonTunai: column('money', 'Limit Non Tunai', 'Non-cash limit'),
  limitAwal: column('money', 'Limit Awal', 'Initial limit'),
  limitUpdated: column('money', 'Kenaikan Limit', 'Limit increase'),
  descLimit: column('text', 'Tipe Limit', 'Limit type'),
  timePeriode: column('integer', 'Durasi (jam)', 'Duration (hours)'),
  fileName: column('text', 'File', 'File'),
  bodyResponse: column('text', 'Isi Pengajuan', 'Content', { sortable: false, exported: false }),
  createdDate: column('datetime', 'Tanggal', 'Date'),
  createdBy: column('text', 'Dibuat Oleh', 'Created by', { exported: false }),
  updatedDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on'),
  updateDate: column('datetime', 'Tanggal Diperbaharui', 'Updated on', { exported: false }),
  updatedBy: column('text', 'Diperbaharui oleh', 'Updated by'),
  namaPemeriksa: column('text', 'Nama Pemeriksa', 'Checker', { exported: false }),
  userIdApprv: column('integer', 'User ID Pemeriksa', "Checker's user ID"),
  ipPemohon: column('text', 'IP Pemohon', "Requester's address"),
  ipPemeriksa: column('text', 'IP Pemeriksa', "Checker's address"),
  notes: column('text', 'Catatan', 'Notes'),
  apprv1: column('text', 'Approver Level 1', 'Level 1 approvers', { computed: true }),
  apprv2: column('text', 'Approver Level 2', 'Level 2 approvers', { computed: true }),
  can: column('json', 'Tindakan', 'Actions', { computed: true }),
  aboutUserId: column('integer', 'Tentang', 'About', { hidden: true }),
  level1DecidedBy: column('integer', 'Pemutus Level 1', 'Level 1 decided by', { hidden: true }),
  level1OnBehalfOf: column('integer', 'Level 1 Atas Nama', 'Level 1 on behalf of', { hidden: true }),
  requestUnitId: column('integer', 'Unit', 'Unit', { hidden: true }),
  assignedUnitId: column('integer', 'Unit Penanggung Jawab', 'Assigned unit', { hidden: true }),
  waitingFor: column('text', 'Menunggu', 'Waiting for', { hidden: true }),
};
