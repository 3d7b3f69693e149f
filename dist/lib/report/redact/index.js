//# report/redact/forms
(function(a,d,i,h){i(a,{formsOf:()=>u});const p=4;function u(t){const n=Buffer.from(t),e=s(t),r=encodeURIComponent(n.toString()),
o=n.toString("hex"),c=[t,...t.split(/\r?\n/),e,e.replaceAll("/","\\/"),s(e),...g(r),o,o.toUpperCase(),...[0,1,2].flatMap(
l=>m(n,l))];return[...new Set(c)].filter(l=>l.trim().length>=p)}function s(t){return JSON.stringify(t).slice(1,-1)}function g(t){
const n=t.replace(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`);return[t,n].flatMap(e=>{const r=e.replace(
/%../g,o=>o.toLowerCase());return[e,r,e.replaceAll("%20","+"),r.replaceAll("%20","+")]})}function m(t,n){const e=Buffer.
concat([Buffer.alloc(n),t]).toString("base64"),r=Math.ceil(n*8/6),o=Math.floor((n+t.length)*8/6),c=e.slice(r,o);return[c,
c.replaceAll("+","-").replaceAll("/","_")]}});
//# report/redact/known-values
(function(d,w,S,j){let E;const A=()=>E??=w("report/redact/forms");S(d,{findKnown:()=>O,knownForms:()=>M,withoutEndOfKnown:()=>_,
withoutStartOfKnown:()=>k});const K=12;function M(e){const t=[...new Set(e.flatMap(A().formsOf))],c=t.map(n=>n.replace(/\s/g,
""));return{exact:t,squeezed:[...new Set(c)].filter(n=>n.length>=K)}}function O(e,{exact:t,squeezed:c}){const n=t.flatMap(
l=>a(e,l,i=>i));if(c.length===0||!/\s/.test(e))return n;const{text:o,at:s}=r(e);return[...n,...c.flatMap(l=>a(o,l,i=>s[i]??
0))]}function a(e,t,c){const n=[];for(let o=e.indexOf(t);o>=0;o=e.indexOf(t,o+t.length))n.push({kind:"secret",start:c(o),
end:c(o+t.length-1)+1});return n}function r(e){const t=new Uint32Array(e.length),c=[];let n=0;for(const{0:o,index:s}of e.
matchAll(/\S+/g)){for(let l=0;l<o.length;l+=1)t[n+l]=s+l;n+=o.length,c.push(o)}return{text:c.join(""),at:t}}const u=4;function k(e,{
exact:t}){const c=t.map(n=>{const{text:o,at:s}=r(e.slice(-2*n.length-h)),l=p(o,n.replace(/\s/g,"")),i=e.length-Math.min(
e.length,2*n.length+h);return l<u?e.length:i+(s[o.length-l]??0)});return e.slice(0,Math.min(e.length,...c))}function _(e,{
exact:t}){const c=t.map(n=>{const{text:o,at:s}=r(e.slice(0,2*n.length+h)),l=p(g(o),g(n.replace(/\s/g,"")));return l<u?0:
(s[l-1]??0)+1});return e.slice(Math.max(0,...c))}const h=64;function g(e){return e.split("").reverse().join("")}function p(e,t){
const c=new Uint32Array(t.length);for(let o=1,s=0;o<t.length;o+=1){for(;s>0&&t[o]!==t[s];)s=c[s-1]??0;t[o]===t[s]&&(s+=1),
c[o]=s}let n=0;for(const o of e.slice(-t.length).split("")){for(;n>0&&(n===t.length||o!==t[n]);)n=c[n-1]??0;o===t[n]&&(n+=
1)}return n}});
//# report/redact/named-values
(function(l,_,g,b){g(l,{findNamed:()=>k});const s="(?<name>pass(?:word|wd|phrase)|pwd|secret(?:[_-]?(?:access[_-]?)?key\
)?|token|(?:api|access|private|signing|encryption)[_-]?key)",m="[ \\t]{0,8}(?::|=(?!=))[ \\t]{0,8}",$="(?:[ \\t]{0,8}:[ \\\
t]{0,8}|[ \\t]{1,8}=(?!=)[ \\t]{0,8}|=[ \\t]{1,8})",a=`\\\\{0,3}["']`,w=new RegExp(`${s}(?:${a})?${m}${a}(?<value>[^\\s"'\
\\\\]{4,})`,"dgi"),h=new RegExp(`${s}=(?!=)(?<value>[^\\s"'&,;<>(){}[\\]\\\\]{6,})`,"dgi"),A=new RegExp(`${s}${$}(?<valu\
e>[^\\s"',;<>(){}[\\]\\\\]{7,})`,"dgi"),E=new RegExp(`${s}(?<=--[\\w-]{1,60})[ \\t]{1,8}(?<value>[^\\s"',;<>(){}[\\]\\\\]{7,})`,
"dgi");function k(e){return[...r(e,w,({name:t,value:n,next:o})=>/["'\\]/.test(o)&&!x(t,n)),...r(e,h,({value:t,next:n})=>!i(
t,n)),...r(e,A,({value:t,next:n})=>c(t)&&!i(t,n)),...r(e,E,({value:t,next:n})=>c(t)&&!i(t,n))]}function r(e,t,n){return Array.
from(e.matchAll(t)).flatMap(({groups:o={},indices:z})=>{const{name:d="",value:u=""}=o,[O,p]=z?.groups?.value??[0,0],T={name:d,
value:u,next:e.charAt(p)};return R(d,u)||!n(T)?[]:[{kind:"named secret",start:O,end:p}]})}const y=/^(?:undefined|null|nil|none|true|false|string|number|boolean|function|object|unknown|any|never|required|missing|optional|expired|invalid|incorrect|expected|unexpected|empty|redacted|hidden|changeme|example|placeholder)[.!?]?$/i;
function R(e,t){return y.test(t)||/^(?:[*x•.…_-]+|[<{$%].*|\[.*)$/i.test(t)?!0:/^[\d.:_-]+$/.test(t)&&!/^p/i.test(e)}
function x(e,t){return/token|key/i.test(e)&&/^[A-Za-z][a-z]{0,15}$/.test(t)}function i(e,t){return t!==""&&"([{".includes(
t)?!0:/^(?:await|new|process|this|self|req|config|options|opts|args|env|params|ctx|parser)\b/.test(e)}function c(e){return/:\/\/|^[.~]?\/|\/.*\.\w{1,5}$/.
test(e)||/^(?:sha|md|base|utf|hs|rs|es|aes|oauth|v)-?\d+\w{0,4}$/i.test(e)?!1:/\d/.test(e)?/[a-z]/i.test(e):e.length>=20&&
!/^[A-Za-z]?[a-z]+(?:[-_.A-Z][a-z]+)*$/.test(e)}});
//# report/redact/redact
(function(k,u,w,O){let h;const c=()=>h??=u("report/redact/known-values");let p;const _=()=>p??=u("report/redact/named-v\
alues");w(k,{redact:()=>v,redactOutcome:()=>b});const A=[["github token",/gh[pousr]_[A-Za-z0-9][\w.-]{19,}/dg],["github \
token",/github_pat_\w{20,}/dg],["gitlab token",/glpat-[\w-]{20,}/dg],["npm token",/npm_[A-Za-z0-9]{30,}/dg],["npm token",
/_(?:authToken|auth|password)[ \t]{0,8}=[ \t]{0,8}(?!\[redacted )(\S{8,})/dg],["aws key",/(?:AKIA|ASIA)[A-Z0-9]{16}/dg],
["aws secret",/aws_secret_access_key["']?[ \t]{0,8}[:=][ \t]{0,8}["']?([\w/+=]{40})/dgi],["slack token",/xox[abeoprs]-[A-Za-z0-9-]{10,}/dg],
["slack webhook",/hooks\.slack\.com\/services\/([\w/]{20,})/dg],["api key",/\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/dg],[
"api key",/\bsk-(?:ant-|or-|proj-|svcacct-)[\w-]{16,}/dg],["api key",/\bsk-[A-Za-z0-9]{32,}/dg],["api key",/AIza[\w-]{35}/dg],
["jwt",/eyJ[\w-]{13,}(?:\.[\w-]*){0,4}/dg],["authorization header",/authorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?(?!\[redacted )((?:(?:basic|bearer|digest|token)[ \t]{1,8})?[^\s"']+)/dgi],
["bearer token",/bearer[ \t]{1,8}([\w.~+/=-]{16,})/dgi],["url user info",/:\/\/(?!\[redacted )([^\s/?#@]{1,512})@/dg],["\
private key",/-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/dg]];
function m(t){return A.flatMap(([e,a])=>Array.from(t.matchAll(a),({indices:n})=>{const[d,o]=n?.[1]??n?.[0]??[0,0];return{
kind:e,start:d,end:o}}))}function v(t,e=[]){return i(t,(0,c().knownForms)(e))}function i(t,e){const a=[...(0,c().findKnown)(
t,e),...m(t),...(0,_().findNamed)(t)].sort((r,s)=>r.start-s.start||s.end-r.end),n=[];for(const r of a){const s=n.at(-1);
s===void 0||r.start>=s.end?n.push(r):r.end>s.end&&n.splice(-1,1,{...s,end:r.end})}let d="",o=0;for(const{kind:r,start:s,
end:S}of n)d+=`${t.slice(o,s)}[redacted ${r}]`,o=S;return{text:d+t.slice(o),redactions:n}}function b(t,e=[]){const a=(0,c().
knownForms)(e);return{...t,stdout:l(t.stdout,a),stderr:l(t.stderr,a),...t.reason===void 0?{}:{reason:i(t.reason,a).text}}}
function l(t,e){const{head:a,tail:n,truncated:d}=t;if(!d)return{...t,head:i(a+n,e).text,tail:""};const o=y((0,c().withoutStartOfKnown)(
a,e)),r=K(E((0,c().withoutEndOfKnown)(n,e)));return{...t,head:i(o,e).text,tail:i(r,e).text}}const g=4096;function y(t){const e=/\S*$/.
exec(t.slice(-g))?.[0]??"";return t.slice(0,t.length-e.length)}function E(t){return t.slice(/^\S*/.exec(t.slice(0,g))?.[0].
length??0)}function K(t){const e=/^[\w+/=\s]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(t);return e===null?t:
`[redacted private key]${t.slice(e[0].length)}`}});
//# report/redact/secrets
(function(A,i,n,C){n(A,{secretsOf:()=>I});const S=/TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|PRIVATE|(?:API|ACCESS|SIGNING|ENCRYPTION)_?KEY|AUTH(?!OR(?!I[SZ]))/i,
c=/(?:_SOCK|_FILE|_PATH|_DIR|_CREDENTIALS|AUTHORITY)$/i,T=/^(?:[\\/~]|[A-Za-z]:[\\/])/,r=8,o=/^[A-Za-z][a-z]{0,9}$/;function I(E){
const t=Object.entries(E).flatMap(([s,e])=>e!==void 0&&S.test(s)&&R(s,e)?[e]:[]);return[...new Set(t)]}function R(E,t){return t.
length<r||o.test(t)?!1:!(c.test(E)&&T.test(t))}});
