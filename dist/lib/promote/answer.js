"use strict";module.exports={"promote/answer"(w,s,F,it){let H;const I=()=>H??=s("assets/message");let T;const O=()=>T??=s("audit/clai\
ms/content-hash");let j;const A=()=>j??=s("audit/claims/hash-forms");let C;const N=()=>C??=s("group-by");let $;const x=()=>$??=
s("model/hash-form");let D;const h=()=>D??=s("rules/finding");let P;const z=()=>P??=s("rules/identity");let B;const J=()=>B??=
s("tool");let V;const W=()=>V??=s("promote/identity");let G;const p=()=>G??=s("promote/made-list");let K;const Q=()=>K??=
s("promote/promotion");F(w,{promotionOf:()=>U});function U({decided:t,skipped:o},{policy:n,decidedAt:i,inputs:r,loose:a,
messages:m,revoked:c,reports:g,gate:l}){const{source:f,path:k,digest:et,policy:L}=n,M=({outcome:e,asset:_})=>e==="promot\
ed"?(0,W().promotedForm)(_,L.a2a.confidence_factor):void 0,y=(0,N().groupBy)(t,({outcome:e})=>e),R=y.get("rejected")??[],
E=new Set(R.slice(v)),ot=[...a,...X(E)];return{type:"PromotionReport",schema_version:Q().PROMOTION_VERSION,tool:J().TOOL,
policy:{source:f,...k!==void 0&&{path:k},digest:et,require_evidence:L.a2a.require_evidence},decided_at:i.toISOString(),inputs:r,
decisions:(0,p().madeList)(t.filter(e=>!E.has(e)),e=>Y(e,M(e))),promoted:(0,p().madeList)(y.get("promoted")??[],e=>{const{
type:_,id:nt,value:st}=e.asset;return{...M(e)??st,type:_,id:nt}}),quarantined:(0,p().madeList)(y.get("quarantined")??[],
({asset:e,reasons:_})=>({...u(e),...S(e),asset:e.value,reasons:_.map(d)})),rejected:(0,p().madeList)([...R.slice(0,v),...ot],
e=>"rule"in e?tt(e):{...u(e.asset),reasons:e.reasons.map(d)}),skipped:(0,p().madeList)([...o,...m],e=>"asset"in e?b(e):q(
e)),reports:[...g,...t.flatMap(({evidence:{report:e}})=>e===void 0?[]:[{...e,gene_id:String(e.gene_id)}])],...l.length>0&&
{gate:l.map(d)},...c.length>0&&{revoked:c.map(b)}}}const v=1e3;function X(t){const[o]=t;if(o===void 0)return[];const n=`${t.
size} further candidates are rejected; they are not listed`;return[(0,h().finding)("too-many",{detail:n},{location:o.asset.
locate()})]}function Y({asset:t,outcome:o,eligibility:n,evidence:i,reasons:r,notices:a},m){const{report:c,level:g,reportDigest:l,
attestation:f}=i;return{...u(t),...S(t),outcome:o,eligibility:n,evidence:{level:g,...typeof c?.id=="string"&&{report_id:c.
id},...l!==void 0&&{report_digest:l},...f&&{attestation:f}},hash:Z(t),promoted_asset_id:typeof m?.asset_id=="string"?m.asset_id:
null,reasons:r.map(d),notices:a.map(d)}}function Z(t){const o=(0,O().matchContentHash)(t)??(0,A().otherHashForm)(t),n=x().
HASH_FORM_NAMES.filter(r=>r!=="hub"||t.type==="Capsule"),i=o===void 0?n:n.slice(0,n.indexOf(o));return{form:o??null,not_matched:i,
content:(0,O().hashOfAsset)(t)}}function S({envelope:t}){const o=t&&(0,I().senderOf)(t);return o===void 0?{}:{sender_id:o}}
function b({asset:t,reason:o}){return{...u(t),reason:d(o)}}function q({value:t,location:o}){const{path:n,line:i}=o,{message_id:r,
message_type:a}=t,m={kind:typeof a=="string"?a.slice(0,40):"unknown"};return{id:typeof r=="string"?r:`${n}:${i}`,type:"M\
essage",asset_id:null,path:n,line:i,reason:d((0,h().finding)("message-without-candidates",m,{location:o}))}}function tt(t){
const{path:o="",line:n=1}=t.location??{};return{id:o,type:"File",asset_id:null,path:o,line:n,reasons:[d(t)]}}function u({
id:t,type:o,path:n,value:i,locate:r}){const{asset_id:a}=i;return{id:t,type:o,asset_id:typeof a=="string"?a:null,path:n,line:r().
line}}function d(t){const{rule:o,severity:n}=t;return{id:(0,z().identityOf)(t),rule:o,severity:n,...(0,h().describe)(t)}}}};
