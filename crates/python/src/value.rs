//! JSON as Python has it.

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Number, Value};

/// A value as Python's own dict, list, str, int, float, bool and None.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(flag) => flag.into_bound_py_any(py),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_bound_py_any(py),
            None => number.as_f64().into_bound_py_any(py),
        },
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            Ok(list.into_any())
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, to_python(py, field)?)?;
            }
            Ok(dict.into_any())
        }
    }
}

/// How deep values may lie in each other: far deeper than any of ours, and no danger to the stack.
const DEEPEST: usize = 64;

/// A Python value as JSON.
pub(crate) fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(value, DEEPEST)
}

fn read(value: &Bound<'_, PyAny>, deep: usize) -> PyResult<Value> {
    let Some(deep) = deep.checked_sub(1) else {
        return Err(PyTypeError::new_err("values lie too deep in each other"));
    };
    let unfit = || {
        let kind = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        PyTypeError::new_err(format!("JSON has nothing like {kind}"))
    };
    if value.is_none() {
        Ok(Value::Null)
    } else if value.is_instance_of::<PyBool>() {
        Ok(Value::Bool(value.extract()?))
    } else if value.is_instance_of::<PyInt>() {
        Ok(value.extract::<i64>()?.into())
    } else if value.is_instance_of::<PyFloat>() {
        Number::from_f64(value.extract()?).map(Value::Number).ok_or_else(unfit)
    } else if value.is_instance_of::<PyString>() {
        Ok(Value::String(value.extract()?))
    } else if let Ok(dict) = value.cast::<PyDict>() {
        let mut fields = Map::new();
        for (name, field) in dict {
            fields.insert(name.extract()?, read(&field, deep)?);
        }
        Ok(Value::Object(fields))
    } else if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        value.try_iter()?.map(|item| read(&item?, deep)).collect()
    } else if let Ok(whole) = value.extract::<i64>() {
        // What counts as a whole number in Python, such as numpy's.
        Ok(whole.into())
    } else {
        Err(unfit())
    }
}
